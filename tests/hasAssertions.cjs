/* global beforeEach, expect */
/** A test that checks nothing fails: its list was empty, or it returned early. */
beforeEach(() => {
  expect.hasAssertions();
});
