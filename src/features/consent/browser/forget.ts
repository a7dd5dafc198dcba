import {covers} from '../../../lib/thirdParties';

/** Returns the domains that may own a cookie of this page, the whole host first. */
function domains(host: string): string[] {
  const parts = host.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
}

/** Removes a third party's cookies and items in local and session storage. A trailing star in a name is a wildcard. */
export function forget(names: readonly string[]): void {
  const isMeant = (name: string) => names.some((pattern) => covers(pattern, name));
  for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')) {
    if (isMeant(name)) {
      const gone = `${name}=;max-age=0;path=/`;
      // Deleting a cookie needs its domain, which browsers do not expose.
      for (const cookie of [
        gone,
        ...domains(location.hostname).map((domain) => `${gone};domain=${domain}`),
      ]) {
        document.cookie = cookie;
      }
    }
  }
  try {
    for (const storage of [localStorage, sessionStorage]) {
      Object.keys(storage)
        .filter(isMeant)
        .forEach((name) => storage.removeItem(name));
    }
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
