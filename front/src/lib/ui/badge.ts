/** Badges with a number: on the icon of the tab and of the installed app. */

const PLAIN = /^data:/;
const MOST = 99;
// The icon of `public/icon.svg` without its rays, and the number at its foot.
const icon = (count: number): string => {
  const words = count > MOST ? `${MOST}+` : `${count}`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    '<rect width="64" height="64" rx="14" fill="#0d1733"/>' +
    '<path d="M9 56V30h4v-8h4v-7h5v7l10 15 10-15v-7h5v7h4v8h4v26H43V38L32 54 21 38v18Z" fill="#e6c070"/>' +
    '<rect x="22" y="24" width="42" height="40" rx="20" fill="#c8102e" stroke="#fff" stroke-width="3"/>' +
    `<text x="43" y="55" text-anchor="middle" font-family="sans-serif" font-weight="700" ` +
    `font-size="${words.length > 1 ? 26 : 32}" fill="#fff">${words}</text></svg>`
  );
};

let usual = "";

/** Show a number on the icons; none with 0. */
export function showBadge(count: number): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link) {
    if (!PLAIN.test(link.href)) usual = link.href;
    link.href = count ? `data:image/svg+xml,${encodeURIComponent(icon(count))}` : usual;
  }
  const done = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  void done?.catch(() => undefined);
}
