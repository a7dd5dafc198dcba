/** The root of the page, whose `data-` attributes hold what style sheets go by. */
export const page = document.documentElement;
