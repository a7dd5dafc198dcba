const embeds = () => [...document.querySelectorAll<HTMLElement>('[data-embed]')];

/** True if a frame of a third party is on this page. */
export const isShown = (id: string): boolean =>
  document.querySelector(`[data-embed="${id}"] iframe`) !== null;

/** Replaces poster and button by the frame. If `pressed` by the visitor, a video plays and its frame gets the focus. */
export function showEmbed(embed: HTMLElement, pressed: boolean): void {
  const {frame = '', frameTitle = '', plays} = embed.dataset;
  const stage = embed.querySelector('[data-embed-stage]');
  if (!stage || stage.querySelector('iframe')) {
    return;
  }
  const address = new URL(frame);
  if (pressed && plays !== undefined) {
    // YouTube, Vimeo and PeerTube use this parameter; others ignore it.
    address.searchParams.set('autoplay', '1');
  }
  const iframe = Object.assign(document.createElement('iframe'), {
    title: frameTitle,
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    loading: pressed ? 'eager' : 'lazy',
    src: address.href,
  });
  stage.replaceChildren(iframe);
  embed.querySelectorAll<HTMLElement>('[data-embed-ask]').forEach((part) => (part.hidden = true));
  if (pressed) {
    iframe.focus();
  }
}

export function showEmbedsOf(id: string): void {
  embeds()
    .filter((embed) => embed.dataset.embed === id)
    .forEach((embed) => showEmbed(embed, false));
}
