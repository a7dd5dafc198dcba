/** Messages of the server. Those of single fields are in `contactErrors.ts`. */
export const server = {
  /** 202 of a contact message. The client has fixed the English. */
  accepted: "We'll get back to you as soon as possible.",
  /** 400: a field is invalid. */
  invalid: 'Please check the fields below.',
  /** 400: the body cannot be parsed. */
  malformed: 'We could not read what was sent. Please try again.',
  /** 403: request from another site. */
  foreignOrigin: 'This request came from another website, so it was refused.',
  /** 403: test mail in production or from another machine. */
  diagnosticsClosed: 'Test email is closed here. Send the diagnostics token to use it.',
  /** 404. */
  notFound: 'There is nothing at this address.',
  /** 404: no site is built. */
  siteMissing: 'The site has not been built yet. Run `npm run build`, then restart the server.',
  /** 413. */
  tooLarge: 'This is more than we can take at once. Please shorten your message and try again.',
  /** 415. */
  unsupportedType: 'Please send JSON or a form.',
  /** 429. */
  tooMany: 'You have sent several requests in a short time. Please wait a minute and try again.',
  /** 503: more messages than `RATE_LIMIT_TOTAL`, counted over all visitors. */
  tooManyInAll:
    'We are receiving far more messages than usual and cannot take yours now. Nothing you entered is lost; please try again in a few minutes.',
  /** 503: the disk is nearly full. */
  noRoom: 'We cannot store your message at the moment. Nothing you entered is lost; please try again later.',
  /** Any other 4xx. */
  refused: 'This request could not be accepted.',
  /** 5xx. */
  serverError: 'Something went wrong on our side. Nothing you entered is lost; please try again.',
  /** 502 of the test mail. */
  mailRefused:
    'The mail server did not accept the message. Check SMTP_URL and MAIL_FROM; the reason is in the server log.',
  /** 400 of the echo. */
  echoNoText: 'The message must be text.',
  echoEmpty: 'The message must not be empty.',
  echoTooLong: 'The message must have at most 5,000 characters.',
  /** Prefix of the page title after a rejected form. */
  errorTitle: 'Error:',
  /** Title of the plain page after a failed form post. */
  pageTitle: 'Your message was not sent',
  goBack: 'Go back in your browser: nothing you typed is lost.',
};

export type ServerContent = typeof server;
