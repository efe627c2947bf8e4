import { describeRecord, employeeRecord, employeeImportTexts as texts } from '@commissary/catalog';
import { NativeSelect } from '@mantine/core';
import { SectionCard } from '../../../ui/index.ts';
import styles from '../employee-import.module.css';
import type { Decision } from '../import-setup.ts';
import type { SetupPartProps } from './people-columns.tsx';

type Candidate = Decision['candidates'][number];

interface Question extends Pick<Decision, 'name' | 'candidates' | 'candidatesTotal'> {
  /** The rows that it is about: those with the same name and the same people whom it may mean. */
  readonly lines: readonly number[];
  /** Undefined: not answered. */
  readonly answer: string | null | undefined;
}

/** Enough to answer before the next ones are shown. */
const shownAtOnce = 50;
const somebodyNew = 'new';

/** Who rows are that may mean somebody who is there already. */
export function Questions({ work, opened }: SetupPartProps) {
  const { setup } = opened;
  const questions = questionsOf(work.rows, setup.decisions);
  if (questions.length === 0) return null;
  const setDecision = ({ lines, name, candidates, candidatesTotal }: Question, value: string) => {
    const decisions = new Map(setup.decisions);
    for (const line of lines) {
      if (value === '') decisions.delete(line);
      else decisions.set(line, { personId: value === somebodyNew ? null : value, name, candidates, candidatesTotal });
    }
    work.change({ ...setup, decisions });
  };
  return (
    <SectionCard title={texts.questions}>
      <p className={`${styles.about} text-13 tone-2`}>{texts.questionsAbout}</p>
      <ul className={`${styles.names} grid align-end gap-12 gap-x-16 columns-280`}>
        {questions.slice(0, shownAtOnce).map(question => (
          <li key={question.lines[0]}>
            <NativeSelect
              label={texts.questionOf(question.lines[0] ?? 0, question.name)}
              description={
                question.candidatesTotal > question.candidates.length &&
                texts.moreCandidates(question.candidatesTotal - question.candidates.length)
              }
              value={question.answer === null ? somebodyNew : (question.answer ?? '')}
              data={[
                { value: '', label: texts.chooseWho },
                ...question.candidates.map(one => ({ value: one.id, label: wordsOf(one) })),
                { value: somebodyNew, label: texts.somebodyNew },
              ]}
              onChange={({ currentTarget }) => setDecision(question, currentTarget.value)}
            />
          </li>
        ))}
      </ul>
      {questions.length > shownAtOnce && <p>{texts.moreQuestions(questions.length - shownAtOnce)}</p>}
    </SectionCard>
  );
}

/** The open ones first: they are what is waited for. */
const questionsOf = (
  rows: SetupPartProps['work']['rows'],
  decisions: ReadonlyMap<number, Decision>,
): readonly Question[] => {
  const found = new Map<string, Omit<Question, 'lines'> & { readonly lines: number[] }>();
  const add = (
    line: number,
    { name, candidates, candidatesTotal }: Pick<Decision, 'name' | 'candidates' | 'candidatesTotal'>,
    answer: Question['answer'],
  ) => {
    const key = JSON.stringify([name, candidates.map(({ id }) => id), answer]);
    const question = found.get(key) ?? { name, candidates, candidatesTotal, answer, lines: [] };
    question.lines.push(line);
    found.set(key, question);
  };
  for (const one of rows)
    if (one.outcome === 'doubtful' && !decisions.has(one.row.line)) add(one.row.line, one, undefined);
  for (const [line, decision] of decisions) add(line, decision, decision.personId);
  return [...found.values()];
};

const wordsOf = (candidate: Candidate): string => {
  const known = describeRecord(employeeRecord, { ...candidate, name: null });
  const words = known.flatMap(({ field, text }) => (text === null ? [] : [texts.known(field.label, text)]));
  return texts.candidate(candidate.name, candidate.active ? words : [...words, texts.deactivated]);
};
