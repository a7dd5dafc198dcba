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

/** Shows what the address points to, whichever tabs it is behind. */
function reveal(): void {
  const target = document.querySelector(':target');
  let panel = target?.closest('[data-tabs] > div');
  if (target && panel) {
    while (panel) {
      panel.previousElementSibling!.querySelector('input')!.checked = true;
      panel = panel.parentElement!.closest('[data-tabs] > div');
    }
    target.scrollIntoView();
  }
}

document.addEventListener('change', ({target}) => {
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
addEventListener('hashchange', reveal);
addEventListener('load', reveal);
