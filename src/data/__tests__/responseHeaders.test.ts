import {securityHeadersFor, sharedPolicy} from '../responseHeaders';

const policyOf = (policy: string) =>
  Object.fromEntries(policy.split(';').map((part) => part.split(/ (.*)/).slice(0, 2) as [string, string]));

const own = {
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'form-action': "'self'",
  'frame-src': "'none'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' data: blob:",
  'media-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
};

it('lets in nothing from elsewhere', () => {
  expect(policyOf(sharedPolicy([]))).toEqual(own);
});

it('lets in the API where it is elsewhere, and mail where there is none', () => {
  const api = 'https://api.example';
  expect(policyOf(sharedPolicy([], api))).toEqual({
    ...own,
    'form-action': `'self' ${api}`,
    'connect-src': `'self' ${api}`,
  });
  expect(policyOf(sharedPolicy([], 'none'))).toEqual({...own, 'form-action': "'self' mailto:"});
});

it('sends what a page cannot say itself', () => {
  const {
    'content-security-policy': policy,
    'permissions-policy': permissions,
    ...others
  } = securityHeadersFor('none');
  expect(policy).toContain("form-action 'self' mailto:");
  // Every permission has an empty list of origins.
  expect(permissions.split(', ').map((each) => each.replace(/^[a-z-]+=/, ''))).toEqual(
    permissions.split(', ').map(() => '()'),
  );
  for (const feature of ['camera', 'geolocation', 'microphone']) {
    expect(permissions).toContain(`${feature}=`);
  }
  expect(others).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
});
