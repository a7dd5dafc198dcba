/* global CSS, DOMParser, document, EventSource, fetch, location */
/* A text has changed, or the check has found something: the parts that say so are read anew. */
new EventSource('/desk/changes').addEventListener('message', async () => {
  const answer = await fetch(location.href);
  if (!answer.ok) {
    return;
  }
  // The policy of this page knows the style sheet of this page alone, and complains about another.
  const text = (await answer.text()).replace(/<style[\s\S]*?<\/style>/, '');
  const fresh = new DOMParser().parseFromString(text, 'text/html');
  for (const part of document.querySelectorAll('[data-live]')) {
    const focused = part.contains(document.activeElement) && document.activeElement.getAttribute('href');
    part.innerHTML = fresh.getElementById(part.id)?.innerHTML ?? '';
    if (focused) {
      part.querySelector(`[href="${CSS.escape(focused)}"]`)?.focus();
    }
  }
});
