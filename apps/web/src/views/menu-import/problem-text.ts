import { fileTexts as texts } from '@commissary/catalog';
import { type FileProblem, mostFileRows, mostMegabytes } from '../../files/index.ts';

export const problemText = (problem: FileProblem): string => {
  switch (problem.problem) {
    case 'too-large':
      return texts.tooLarge(mostMegabytes);
    case 'too-many-rows':
      return texts.tooManyRows(mostFileRows);
    case 'unclosed-quote':
      return texts.unclosedQuote(problem.line);
    case 'broken':
      return texts.broken(problem.line);
    default:
      return texts.problems[problem.problem];
  }
};
