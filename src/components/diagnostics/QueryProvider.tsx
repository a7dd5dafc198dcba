import {useState, type ReactNode} from 'react';
import {QueryClientProvider} from '@tanstack/react-query';
import {createQueryClient} from './queryClient';

/** The query client of the test pages, which only they use. */
export function QueryProvider({children}: {children: ReactNode}) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
