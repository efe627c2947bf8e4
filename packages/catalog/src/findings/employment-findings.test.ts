import { describe, expect, it } from 'vitest';
import { type Employment, initialDocument } from '../documents/index.ts';
import { findingsTexts } from '../texts/index.ts';
import { findingsOf } from './findings.ts';

const employment = initialDocument('employment');
const found = (document: Employment) =>
  findingsOf('employment', document).map(one => [one.path, findingsTexts.of(one).sentence(one)]);

describe('a job type without a department', () => {
  it('is found where none was chosen, and where the chosen one is not there', () => {
    const jobTypes = employment.jobTypes.map(job => (job.name === 'Server' ? { ...job, departmentId: '' } : job));
    expect(found({ ...employment, jobTypes })).toEqual([['/jobTypes/[4]/departmentId', 'Server has no department.']]);
    const departments = employment.departments.filter(({ id }) => id !== 4);
    expect(found({ ...employment, departments })).toEqual([
      ['/jobTypes/[2]/departmentId', 'Driver has no department.'],
    ]);
  });

  it('is none of a new company', () => {
    expect(found(employment)).toEqual([]);
  });
});
