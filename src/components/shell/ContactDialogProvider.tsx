import {createContext, lazy, Suspense, useContext, useEffect, useMemo, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {routes} from '@site/src/data/routes';

// The form and its checks come with the first wish to write.
const ContactDialog = lazy(() => import('../forms/ContactDialog'));

const OpenContactDialog = createContext<(() => void) | null>(null);

/** The dialog did not load: the page with the same form does the job. */
function GoToContactPage({onGone}: {onGone: () => void}) {
  const history = useHistory();
  const page = useBaseUrl(routes.contact);
  useEffect(() => {
    history.push(page);
    // The next click must find the provider as it was.
    onGone();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}

/** Holds the contact dialog of the page, and loads it when it is first asked for. */
export function ContactDialogProvider({children}: {children: ReactNode}) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const show = useMemo(
    () => () => {
      setWanted(true);
      setOpen(true);
    },
    [],
  );
  return (
    <OpenContactDialog.Provider value={show}>
      {children}
      {wanted && (
        <ErrorBoundary
          fallback={() => (
            <GoToContactPage
              onGone={() => {
                setWanted(false);
                setOpen(false);
              }}
            />
          )}
        >
          <Suspense>
            <ContactDialog open={open} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </OpenContactDialog.Provider>
  );
}

/** Opens the contact dialog; `null` where there is no provider above. */
export function useContactDialog(): (() => void) | null {
  return useContext(OpenContactDialog);
}
