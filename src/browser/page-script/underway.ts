import {page} from './page';

let underway = location.hash !== '';

addEventListener('hashchange', () => {
  underway = true;
});
// The end of the page may come before the place does.
addEventListener('scrollend', () => {
  underway &&= scrollY + innerHeight > page.scrollHeight - 2;
});

/**
 * True while the page scrolls to the place that its address names, and while it stands at its end because it cannot scroll
 * that far. Always false where the browser does not tell the end of scrolling.
 */
export const isUnderway = (): boolean => underway && 'onscrollend' in window;
