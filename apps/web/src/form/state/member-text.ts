import { formTexts } from '@commissary/catalog';
import { fieldAt, isMemberToken, joinTokens, pathLabelsAt, splitPath } from '@commissary/schema';
import { valueTexts } from '../../formatting/index.ts';
import { effectiveOf } from '../../snapshot/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';

/** The innermost member on a path, as the source of an inherited value: "category Red". */
export const memberText = (session: EditSession, path: string): string => {
  const { definition } = session.opened;
  const tokens = splitPath(path);
  const member = joinTokens(tokens.slice(0, tokens.findLastIndex(isMemberToken) + 1));
  const name = pathLabelsAt(valueTexts, definition, effectiveOf(session.opened, contentOf(session)), member).at(-1);
  return formTexts.memberNamed(fieldAt(definition, member)?.label.toLowerCase() ?? '', name ?? '');
};
