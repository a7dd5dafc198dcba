/** Shows the subject that the address names (`?topic=custom`), so that the form does not move when React comes. */
export function fillInSubject(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const field = document.querySelector<HTMLElement>('[data-topics]');
    const input = field?.querySelector('input');
    const topic = new URLSearchParams(location.search).get('topic');
    const subject = topic && new URLSearchParams(field?.dataset.topics).get(topic);
    if (field && input && subject) {
      field.hidden = false;
      input.defaultValue = subject;
    }
  });
}
