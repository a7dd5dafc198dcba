const embeds = () => [...document.querySelectorAll<HTMLElement>('[data-embed]')];

/** Whether a third party has a frame on this page. */
export const isShown = (id: string): boolean =>
  document.querySelector(`[data-embed="${id}"] iframe`) !== null;

/**
 * Puts the frame in the place of the picture and the button.
 *
 * @param pressed the visitor asked for this one: a video plays, and the keyboard is in it
 */
export function showEmbed(embed: HTMLElement, pressed: boolean): void {
  const {frame = '', frameTitle = '', plays} = embed.dataset;
  const stage = embed.querySelector('[data-embed-stage]');
  if (!stage || stage.querySelector('iframe')) {
    return;
  }
  const address = new URL(frame);
  if (pressed && plays !== undefined) {
    // YouTube, Vimeo and PeerTube call it the same; others do not mind.
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

/** Shows all of a third party on this page. */
export function showEmbedsOf(id: string): void {
  embeds()
    .filter((embed) => embed.dataset.embed === id)
    .forEach((embed) => showEmbed(embed, false));
}
