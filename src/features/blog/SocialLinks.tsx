import Link from '@docusaurus/Link';
import {LinkRow} from '@site/src/ui/LinkRow';

/** Spelling of platform names. Default: the key, capitalized. */
const names: Readonly<Record<string, string>> = {
  bluesky: 'Bluesky',
  github: 'GitHub',
  linkedin: 'LinkedIn',
  stackoverflow: 'Stack Overflow',
  youtube: 'YouTube',
  email: 'Email',
};

/** @param of `socials` of `authors.yml`: full URLs by platform */
export function SocialLinks({of: socials}: {of?: Readonly<Record<string, string>>}) {
  const found = Object.entries(socials ?? {});
  return found.length === 0 ? null : (
    <LinkRow>
      {found.map(([platform, href]) => (
        <li key={platform}>
          <Link href={href} rel="me">
            {names[platform] ?? platform.charAt(0).toUpperCase() + platform.slice(1)}
          </Link>
        </li>
      ))}
    </LinkRow>
  );
}
