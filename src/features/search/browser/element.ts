/**
 * Creates an element.
 *
 * @param attributes `true` is an attribute without a value, `undefined` omits it
 * @param children elements and plain texts
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | true | undefined> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) {
      made.setAttribute(name, value === true ? '' : value);
    }
  }
  made.append(...children);
  return made;
}
