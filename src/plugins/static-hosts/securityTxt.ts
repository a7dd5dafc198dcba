/** Days from the build until the file expires: RFC 9116, section 2.5.5, recommends less than a year. */
const validDays = 364;

interface SecurityTxtOf {
  /** Address of mail about weaknesses. */
  readonly email: string;
  /** Such as 'https://www.example.com'. */
  readonly origin: string;
  /** Path of the site's home, with a slash at both ends. */
  readonly home: string;
  /** Languages in which reports are read, the preferred one first: the RFC gives their order no meaning. */
  readonly languages: readonly string[];
  /** Path of the policy, with its anchor: '/trust#disclosure'. */
  readonly policy: string;
  /** Day of the build, ISO 8601. */
  readonly day: string;
}

/** `/.well-known/security.txt` (RFC 9116): where programs and people find how to report a weakness. */
export function securityTxt({email, origin, home, languages, policy, day}: SecurityTxtOf): string {
  const expires = new Date(day);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    // The RFC wants it at the root of the host, wherever the site lies.
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}${home}${policy.slice(1)}`,
    '',
  ].join('\n');
}
