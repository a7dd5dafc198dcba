import {contactMailOf, mailHref} from '../contactMail';

const labels = {name: 'Name', email: 'Email', company: 'Company', attachment: 'Your calculation'};
const message = {name: 'Ada & Co', email: 'a@b.example', company: 'C#?', message: '1 + 1 = 2\n100 %'};
const body = '1 + 1 = 2\n100 %\n\nName: Ada & Co\nEmail: a@b.example\nCompany: C#?';

it.each([
  [{}, {subject: 'Subject', body}],
  [
    {subject: 'Own', attachment: 'Figures'},
    {subject: 'Own', body: `${body}\n\nYour calculation\n\nFigures`},
  ],
])('a mail holds everything that was entered, with %j', (more, mail) => {
  expect(contactMailOf({...message, ...more}, 'us@a.example', 'Subject', labels)).toEqual({
    to: 'us@a.example',
    ...mail,
  });
});

it.each([
  [undefined, 'mailto:to%2Bus@a.example?subject=A%20%26%20B'],
  ['1\n2\n&', 'mailto:to%2Bus@a.example?subject=A%20%26%20B&body=1%0D%0A2%0D%0A%26'],
])('the address of a mail with the words %j is %s', (text, href) => {
  expect(mailHref({to: 'to+us@a.example', subject: 'A & B', body: text})).toBe(href);
});
