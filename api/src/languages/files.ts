export const apiWordFiles = ['server', 'contactErrors', 'operatorMail'] as const;
