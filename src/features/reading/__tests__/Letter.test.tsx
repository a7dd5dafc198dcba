import {renderToStaticMarkup} from 'react-dom/server';
import {LanguageContext} from '../../../site/LanguageContext';
import {Letter} from '../Letter';

const shown = (text: string) => {
  const html = renderToStaticMarkup(<Letter text={text} />);
  return {
    html,
    text: html
      .replace(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>'),
  };
};

const mail =
  'From: Marco <marco@nordalia.example>\nTo: Anna\nSubject: Today\n\nHello Anna,\n\n- By 6 May: a form\n\nMarco';

it('tells the head from the body, and has the sign of the sender', () => {
  const {html} = shown(mail);
  expect(html.match(/class="caption"/g)).toHaveLength(3);
  expect(html).toContain('data-sign="M"');
  expect(html).toContain('<span class="caption">Subject:</span> <b>Today</b>');
  // A line with a colon in the body is not a header.
  expect(html).not.toContain('>- By 6 May:<');
});

it('marks the days of a plan in it, and keeps its words', () => {
  const html = renderToStaticMarkup(
    <LanguageContext value={{language: 'en', textLanguage: 'en', toggleHref: '/'}}>
      <Letter text={mail} day0="2026-05-04" />
    </LanguageContext>,
  );
  expect(html).toContain('- By <span data-day="2">6 May</span>: a form');
  expect(html.replace(/<[^>]+>/g, '')).toBe(mail.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
});
