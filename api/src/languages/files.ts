/** Files of words that the API uses. */
export const apiWordFiles = ['server', 'contactErrors', 'operatorMail'] as const;
