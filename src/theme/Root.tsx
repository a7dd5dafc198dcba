// Change: wraps the site in what every page shares: language, contact dialog, cookie dialog and toasts.
import type {ReactNode} from 'react';
import {ContactDialogProvider} from '../components/shell/ContactDialogProvider';
import {LanguageProvider} from '../components/shell/LanguageProvider';
import {Toaster} from '../components/shell/Toaster';

export default function Root({children}: {children: ReactNode}) {
  return (
    <LanguageProvider>
      <ContactDialogProvider>{children}</ContactDialogProvider>
      <Toaster />
    </LanguageProvider>
  );
}
