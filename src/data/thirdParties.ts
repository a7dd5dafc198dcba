import type {ThirdParty} from './thirdPartySchema';

/**
 * The one list of other companies' services: videos and maps in texts, analytics, chat. The cookie dialog, the cookie
 * page, the policy in each page and the headers of every answer follow it. Empty: this site asks nothing of anybody else.
 *
 * CONTRIBUTING ("Add a third party") has entries to copy; the build says what does not fit in one.
 */
export const thirdParties: readonly ThirdParty[] = [];
