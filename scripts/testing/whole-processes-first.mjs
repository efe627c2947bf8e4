import { BaseSequencer } from 'vitest/node';

/**
 * Tests that start whole processes mostly wait for them, some for minutes: they run first, so that tests that only
 * compute use that time, and none of them runs alone at the end.
 */
export class WholeProcessesFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    const isFirst = ({ project }) => ['proofs', 'repository'].includes(project.name);
    return [...sorted.filter(isFirst), ...sorted.filter(file => !isFirst(file))];
  }
}
