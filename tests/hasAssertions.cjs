/* global beforeEach, expect */
/** Fails tests without assertions: their list was empty, or they returned early. */
beforeEach(() => {
  expect.hasAssertions();
});
