import type {ReactNode} from 'react';
import {writing} from '@content/writing';
import {Button} from '../../ui/Button';
import {Cluster} from '../../ui/Cluster';
import {cellsOfRows, withRowProps} from './tableRows';
import styles from './DecisionTable.module.css';

const words = writing.decisionTable;

/** Limits of the style sheet. */
const most = {questions: 3, answers: 5};

/** Matches every answer. */
const any = '–';

/** Length from which an answer spans two columns, in characters. */
const long = 20;

const answersIn = (cell: string) => cell.split('; ');

const firstSentence = (outcome: string) => outcome.replace(/\. .*/s, '.');

interface DecisionTableProps {
  /**
   * One Markdown table: a question at the head of each column but the last, answers below, and the outcome in the last
   * column. `<span>` there shows only in the final outcome.
   */
  children: ReactNode;
}

/** Returns all combinations of answers, for the given number of answers per question. */
const ways = (counts: readonly number[]): number[][] =>
  counts.reduce<number[][]>(
    (before, count) => before.flatMap((way) => Array.from({length: count}, (_, answer) => [...way, answer])),
    [[]],
  );

/**
 * A decision table below its questions. CSS hides rows that do not match the answers. The outcome appears in large
 * letters as soon as open questions cannot change it. Without answers, all rows stay. Paper shows the matching rows as
 * a table.
 */
export function DecisionTable({children}: DecisionTableProps) {
  const [head = [], ...rows] = cellsOfRows(children);
  const questions = head.slice(0, -1).map((question, column) => {
    const cells = rows.flatMap((cells) => answersIn(cells[column] ?? any));
    return {question, answers: [...new Set(cells)].filter((answer) => answer !== any)};
  });
  if (
    questions.length === 0 ||
    questions.length > most.questions ||
    questions.some(({answers}) => answers.length < 2 || answers.length > most.answers)
  ) {
    throw new Error(
      `<DecisionTable> wants a table of one to ${most.questions} questions with two to ${most.answers} answers each, and an outcome in its last column. Leave a blank line before and after the table.`,
    );
  }
  /** Matching answers of each row by question; none if all match. */
  const fitting = rows.map((cells) =>
    questions.map(({answers}, column) =>
      cells[column] === any
        ? undefined
        : answersIn(cells[column] ?? any).map((answer) => answers.indexOf(answer)),
    ),
  );
  for (const way of ways(questions.map(({answers}) => answers.length))) {
    const found = fitting.filter((row) =>
      way.every((answer, column) => row[column]?.includes(answer) ?? true),
    );
    if (found.length !== 1) {
      const said = way.map((answer, column) => questions[column]?.answers[answer]).join(' | ');
      throw new Error(
        `<DecisionTable> has ${found.length} rows for "${said}". Each way to answer needs one.`,
      );
    }
  }
  const props = fitting.map((row) =>
    Object.fromEntries(
      row.flatMap((answers, column) => (answers ? [[`data-q${column}`, answers.join(' ')]] : [])),
    ),
  );
  return (
    // On phones, each answer follows its question.
    <div
      className={styles.check}
      style={Object.fromEntries(
        questions.slice(1).map(({question}, index) => [`--question${index + 1}`, JSON.stringify(question)]),
      )}
    >
      {/* Not sent anywhere. Browsers must not restore answers on reload. */}
      <form method="dialog" autoComplete="off" className="screenOnly" data-article="omit">
        {questions.map(({question, answers}, column) => (
          <fieldset
            key={question}
            className={answers.some(({length}) => length > long) ? styles.long : undefined}
          >
            <legend>{question}</legend>
            {answers.map((answer, index) => (
              <label key={answer}>
                <input type="radio" name={`q${column}`} value={index} />
                {answer}
              </label>
            ))}
          </fieldset>
        ))}
        <Cluster>
          <p>{words.hint}</p>
          <Button type="reset" variant="secondary" size="small">
            {words.again}
          </Button>
        </Cluster>
        {/* Announces the outcome to screen readers. */}
        <p role="status" className="visuallyHidden">
          {props.map((fits, row) => (
            <span key={row} {...fits}>
              {firstSentence(rows[row]?.at(-1) ?? '')}
            </span>
          ))}
        </p>
      </form>
      {withRowProps(children, [undefined, ...props])}
    </div>
  );
}
