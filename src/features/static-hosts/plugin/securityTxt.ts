/** Days until the file expires: RFC 9116, section 2.5.5, recommends less than a year. */
const validDays = 364;

interface SecurityTxtOf {
  readonly email: string;
  /** Such as 'https://www.example.com'. */
  readonly origin: string;
  /** Base path of the site, with slashes at both ends. */
  readonly home: string;
  /** Languages accepted in reports, preferred one first. RFC 9116 gives their order no meaning. */
  readonly languages: readonly string[];
  /** Path of the policy, with its anchor: '/trust#disclosure'. */
  readonly policy: string;
  /** Day of the build, ISO 8601. */
  readonly day: string;
}

/** Returns `/.well-known/security.txt` (RFC 9116), which says how to report a vulnerability. */
export function securityTxt({email, origin, home, languages, policy, day}: SecurityTxtOf): string {
  const expires = new Date(day);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    // RFC 9116 requires the root of the host, even if the site has a base path.
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}${home}${policy.slice(1)}`,
    '',
  ].join('\n');
}
