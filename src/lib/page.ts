/** Root element, whose `data-` attributes style sheets use. */
export const page = document.documentElement;
