import { BaseSequencer } from 'vitest/node';

/**
 * Tests that start whole processes wait for them most of the time, some for minutes: they go first, so that what only computes
 * fills that time, and none of them is waited for alone at the end.
 */
export class WholeProcessesFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    const isFirst = ({ project }) => project.name === 'repository';
    return [...sorted.filter(isFirst), ...sorted.filter(file => !isFirst(file))];
  }
}
