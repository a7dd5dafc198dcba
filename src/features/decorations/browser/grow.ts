/** Keeps a bar short until it is in view, if `animation-trigger` is missing. Inlined in the bar's element. */
const bar = document.currentScript!.parentElement!;

if (!CSS.supports('animation-trigger', '--seen play-once')) {
  bar.toggleAttribute('data-unseen', true);
  const seen = new IntersectionObserver(
    ([entry]) => {
      if (entry!.isIntersecting) {
        bar.removeAttribute('data-unseen');
        seen.disconnect();
      }
    },
    {threshold: 1},
  );
  seen.observe(bar);
}
