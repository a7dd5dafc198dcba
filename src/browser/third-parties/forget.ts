import {covers} from '../../lib/thirdParties';

/** Domains for which a cookie of this page may have been set, the whole host first. */
function domains(host: string): string[] {
  const parts = host.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
}

/**
 * Removes what a third party has stored on this site.
 *
 * @param names of cookies and of items in local and session storage; a star at the end stands for whatever follows
 */
export function forget(names: readonly string[]): void {
  const isMeant = (name: string) => names.some((pattern) => covers(pattern, name));
  for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')) {
    if (isMeant(name)) {
      const gone = `${name}=;max-age=0;path=/`;
      // A cookie is known by its domain too, which nobody tells.
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
    // Blocked: then nothing is there either.
  }
}
