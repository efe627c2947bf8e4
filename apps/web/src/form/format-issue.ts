import { issueText } from '@commissary/catalog';
import type { Field, Issue } from '@commissary/schema';

/** What is wrong with a value, said for the kind of field that it stands in. */
export const formatIssue = (field: Field | undefined, issue: Issue): string => {
  const misread = issue.code === 'type' || issue.code === 'format';
  return (misread ? field?.kind.parseErrorHint : undefined) ?? issueText(issue);
};
