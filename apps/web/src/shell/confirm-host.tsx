import { messages, shellTexts } from '@commissary/catalog';
import { confirmNumberFrom, isConfirmed } from '@commissary/domain';
import { useState } from 'react';
import { type OpenQuestion, openQuestion } from '../notifications/index.ts';
import { ConfirmDialog, useStore } from '../ui/index.ts';

/** Renders the confirmation dialogs. */
export function ConfirmHost() {
  const question = useStore(openQuestion);
  if (question === null) return null;
  return <Question key={`${question.title}${question.text}`} question={question} />;
}

function Question({ question }: { readonly question: OpenQuestion }) {
  const { term, withNumber = false } = question;
  const [number] = useState(() => (withNumber ? confirmNumberFrom(Math.random()) : undefined));
  const demand = { ...(term !== undefined && { term }), ...(number !== undefined && { number }) };
  const typed = [
    ...(term === undefined ? [] : [{ label: shellTexts.userTypeNamed(term), expected: term }]),
    ...(number === undefined ? [] : [{ label: shellTexts.userTypeNumber(number), expected: String(number) }]),
  ];
  return (
    <ConfirmDialog
      title={question.title ?? messages.confirm.title}
      text={question.text}
      typed={typed}
      matches={values =>
        isConfirmed(demand, { term: values[0] ?? '', number: values[term === undefined ? 0 : 1] ?? '' })
      }
      accept={question.accept ?? messages.confirm.yes}
      cancel={question.cancel ?? messages.confirm.cancel}
      save={question.save}
      danger={question.danger}
      onAnswer={question.answer}
    />
  );
}
