/** `[data-tabs]`: tabs of one name follow each other, and the choice is kept for other pages and in the address. */

/** Where Docusaurus keeps it, too. */
const keyOf = (group: string) => `docusaurus.tab.${group}`;

const tabsOfAPage = () => document.querySelectorAll<HTMLElement>('[data-tabs]');

function choose(tabs: HTMLElement, value: string): void {
  for (const radio of tabs.querySelectorAll<HTMLInputElement>(':scope > label > input')) {
    if (radio.value === value) {
      radio.checked = true;
    }
  }
}

/** Storage may be forbidden: then nothing is remembered. */
function stored<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}

const panels = '[data-tabs] > div';

/** Chooses the tabs that something is behind, here alone and for now. */
function show(inside: Element): void {
  for (let panel = inside.closest(panels); panel; panel = panel.parentElement!.closest(panels)) {
    panel.previousElementSibling!.querySelector('input')!.checked = true;
  }
}

/** Shows what the address points to. */
function reveal(): void {
  const target = document.querySelector(':target');
  if (target?.closest(panels)) {
    show(target);
    target.scrollIntoView();
  }
}

/** Has the search of the browser look behind all tabs; older ones search what is shown. */
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
      // What follows further up may be of another height.
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
  // The browser takes the attribute off what it has found.
  setTimeout(letFind);
});
addEventListener('hashchange', reveal);
addEventListener('load', reveal);
