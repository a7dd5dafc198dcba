import {createPortal} from 'react-dom';
import {guides} from '@content/guides';
import {brand} from '@site/src/data/brand';
import {calendarFile} from './calendarFile';
import {fullDate, spanText} from '@site/src/lib/planDates';
import {saveFile} from '@site/src/lib/saveFile';
import {visitBrand} from '@site/src/data/visitBrand';
import {useWordsLanguage} from '../../site/useWordsLanguage';
import {Button} from '../../ui/Button';
import {Cluster} from '../../ui/Cluster';
import {TextField} from '../../ui/Field';
import {Download} from '../../ui/icons';
import {usePlanDates} from './usePlanDates';
import download from '../../ui/DownloadButton.module.css';

const words = guides.plan;

/**
 * Dates for the plan of days below (`DayPlan`): a field for day 0 fills the table's dates, and a button saves a
 * calendar file. Tasks come from the table's cells.
 */
export default function PlanDates() {
  const language = useWordsLanguage(words);
  const {form, start, dated, onInput} = usePlanDates(language);
  const last = dated.at(-1);

  function save(): void {
    const name = `${location.pathname.split('/').findLast(Boolean) ?? ''}-${start}`;
    // Another client's plan may begin on the same day: calendar ids must differ, or it would replace this one.
    const opened = Math.round(performance.timeOrigin);
    const events = dated.map(({title, text, dates}, index) => ({
      uid: `${name}-${opened}-${index}@${location.hostname}`,
      title,
      text,
      days: dates,
    }));
    const file = calendarFile(events, visitBrand()?.name ?? brand.name, new Date());
    saveFile(new Blob([file], {type: 'text/calendar'}), `${name}.ics`);
  }

  return (
    // Browsers must not restore a date on reload: the rows would lack it.
    <form
      ref={form}
      autoComplete="off"
      className="scriptOnly screenOnly"
      data-article="omit"
      onInput={onInput}
      onSubmit={(event) => event.preventDefault()}
    >
      <Cluster end>
        <TextField id="plan-start" type="date" min="2000-01-01" max="2099-12-31" label={words.start} />
        {last && (
          <Button variant="secondary" className={download.button} onClick={save}>
            <Download aria-hidden size={18} />
            {words.calendar} <small>ICS</small>
          </Button>
        )}
      </Cluster>
      <p className="caption">{words.rule}</p>
      <p role="status" className="visuallyHidden">
        {last && words.said(last.title, fullDate(language, last.dates[1]))}
      </p>
      {dated.map(({place, dates}, index) =>
        createPortal(
          <>
            <br />
            <small className="caption">{spanText(language, dates)}</small>
          </>,
          place,
          String(index),
        ),
      )}
    </form>
  );
}
