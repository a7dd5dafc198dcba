import {QueryClient, type QueryFunctionContext} from '@tanstack/react-query';
import {throwUnlessOk} from '@site/src/lib/http';

/** The fetch that all queries share: GET the path held by the query key, credentials included. */
async function fetchPath({queryKey, signal}: QueryFunctionContext): Promise<unknown> {
  const response = await fetch(queryKey.join('/'), {credentials: 'include', signal});
  await throwUnlessOk(response);
  return response.json();
}

/** Queries never retry, never refetch and stay fresh for ever; mutations never retry. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchPath,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: {retry: false},
    },
  });
}
