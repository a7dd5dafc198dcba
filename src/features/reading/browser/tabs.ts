/** `[data-tabs]`: groups with the same name switch together. The choice is stored and kept in the URL. */

/** Same key as Docusaurus. */
const keyOf = (group: string) => `docusaurus.tab.${group}`;

const tabsOfAPage = () => document.querySelectorAll<HTMLElement>('[data-tabs]');

function choose(tabs: HTMLElement, value: string): void {
  for (const radio of tabs.querySelectorAll<HTMLInputElement>(':scope > label > input')) {
    if (radio.value === value) {
      radio.checked = true;
    }
  }
}

/** Storage may be blocked: then nothing is stored. */
function stored<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}

const panels = '[data-tabs] > div';

/** Selects the tabs that contain an element, only on this page and without storing. */
function show(inside: Element): void {
  for (let panel = inside.closest(panels); panel; panel = panel.parentElement!.closest(panels)) {
    panel.previousElementSibling!.querySelector('input')!.checked = true;
  }
}

/** Shows the target of the URL's hash. */
function reveal(): void {
  const target = document.querySelector(':target');
  if (target?.closest(panels)) {
    show(target);
    target.scrollIntoView();
  }
}

/** Makes hidden panels searchable with the browser's find-in-page. Older browsers search visible text only. */
function letFind(): void {
  if ('onbeforematch' in document) {
    document.querySelectorAll(panels).forEach((panel) => panel.setAttribute('hidden', 'until-found'));
  }
}

addEventListener('change', ({target}) => {
  const radio = target as HTMLInputElement;
  const tabs = radio.closest<HTMLElement>('[data-tabs] > label')?.parentElement;
  if (tabs) {
    const {tabs: group, query} = tabs.dataset;
    const {value} = radio;
    const place = radio.getBoundingClientRect().top;
    if (group) {
      stored((it) => it.setItem(keyOf(group), value));
      for (const other of tabsOfAPage()) {
        if (other.dataset.tabs === group) {
          choose(other, value);
        }
      }
      // Panels above may have another height now.
      scrollBy({top: radio.getBoundingClientRect().top - place, behavior: 'instant'});
    }
    if (query) {
      const address = new URL(location.href);
      address.searchParams.set(query, value);
      history.replaceState(history.state, '', address);
    }
  }
});

for (const tabs of tabsOfAPage()) {
  const {tabs: group, query} = tabs.dataset;
  const value =
    (query && new URLSearchParams(location.search).get(query)) ||
    (group && stored((it) => it.getItem(keyOf(group))));
  if (value) {
    choose(tabs, value);
  }
}
letFind();
document.addEventListener('beforematch', ({target}) => {
  show(target as Element);
  // The browser removes the attribute from a found panel.
  setTimeout(letFind);
});
addEventListener('hashchange', reveal);
addEventListener('load', reveal);
