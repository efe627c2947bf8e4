import { type ColumnHeaders, type FileColumn, headerKey, recognizeHeaders } from '@commissary/domain';
import { describe, expect, it } from 'vitest';
import { employeeColumns } from './employee.ts';

const columns = Object.values<FileColumn>(employeeColumns);
const systems = ['Commissary', 'Toast', 'Square', '7shifts', 'Homebase'] as const;
const namesOf = (system: keyof ColumnHeaders) => columns.flatMap(({ headers }) => headers[system]?.split(', ') ?? []);

describe('the columns of a file with employees', () => {
  it.each<[system: string | null, headers: string, columns: readonly (string | null)[]]>([
    [
      'Toast',
      'Employee ID,First Name,Last Name,Email,Phone Number,Job Titles,Location,Base Wage,Hire Date',
      ['employeeId', 'firstName', 'lastName', 'email', 'phone', 'job', 'place', 'wage', 'hireDate'],
    ],
    [
      'Square',
      'First name,Last name,Email,Phone,Primary job title,Assigned locations,Primary job rate,Pay type',
      ['firstName', 'lastName', 'email', 'phone', 'job', 'place', 'wage', 'wagePer'],
    ],
    [
      '7shifts',
      'Date Hired,First Name,Last Name,Mobile Number,Email,Locations,Departments,Roles,Hourly Wage',
      ['hireDate', 'firstName', 'lastName', 'phone', 'email', 'place', null, 'job', 'wage'],
    ],
    [
      'Homebase',
      'First Name,Last Name,Email,Mobile Phone,Location Name,Default Role,Wage Rate,Wage Rate Type',
      ['firstName', 'lastName', 'email', 'phone', 'place', 'job', 'wage', 'wagePer'],
    ],
    [
      null,
      'first_name,last_name,hourly_rate,job title,start date',
      ['firstName', 'lastName', 'wage', 'job', 'hireDate'],
    ],
    // A full name beside its parts says nothing more.
    ['Toast', 'Chosen Name,Last Name,Name,Phone Number', ['firstName', 'lastName', null, 'phone']],
    [null, 'NAME;E-Mail;Position;Pay', [null]],
    [null, 'Name,E-mail,Position,Pay,Shoe size', ['name', 'email', 'job', 'wage', null]],
    [
      'Commissary',
      'Name,Email,Phone,Hire date,State,Jobs,Works at,Roles',
      ['name', 'email', 'phone', 'hireDate', null, 'job', 'place', null],
    ],
  ])('of %s are recognized: %s', (system, headers, columns) => {
    expect(recognizeHeaders(employeeColumns, headers.split(','))).toEqual({ system, columns });
  });

  it('are one for each field: of two with the same header the first', () => {
    expect(recognizeHeaders(employeeColumns, ['Email', 'Name', 'email']).columns).toEqual(['email', 'name', null]);
  });

  it('are compared without case, signs and spaces around', () => {
    expect(headerKey('  First_Name* ')).toBe('first name');
    for (const name of [...systems, 'usual' as const].flatMap(namesOf)) expect(headerKey(name)).toBe(name);
  });

  it('of each known system differ from those of the others', () => {
    for (const system of systems) expect(recognizeHeaders(employeeColumns, namesOf(system)).system).toBe(system);
  });
});
