import {translate} from '@docusaurus/Translate';
import {brand} from '@site/src/data/brand';

/** Asks for feedback by email. The subject names the text. */
export function Feedback({title, permalink}: {title: string; permalink: string}) {
  const subject = encodeURIComponent(`${title} (${permalink})`);
  return (
    <div className="screenOnly">
      <p className="caption">
        {translate({id: 'reading.feedback', message: 'Was this useful?'})}{' '}
        <a href={`mailto:${brand.contactEmail}?subject=${subject}`}>
          {translate({id: 'reading.feedback.write', message: 'Tell us by email'})}
        </a>
      </p>
    </div>
  );
}
