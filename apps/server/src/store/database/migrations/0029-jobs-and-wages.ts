import { type Kysely, sql } from 'kysely';

/** People have a phone, jobs at places with wages from a day on, and certifications; an e-mail address is optional. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const day = (column: string) => `${column} ~ '^\\d{4}-\\d{2}-\\d{2}$'`;

const statements = [
  `alter table person alter column email drop not null, alter column email_key drop not null,
    add column phone text,
    add column hired_on text constraint person_hired_on check (${day('hired_on')})`,
  'alter table person add constraint person_email check ((email is null) = (email_key is null))',
  `create table person_job (
    id text primary key,
    number bigint not null generated always as identity,
    person_id text not null references person on delete cascade,
    job_type_id text not null,
    on_type text not null check (on_type in ('COMPANY', 'GROUP', 'LOCATION')),
    on_id text not null,
    constraint person_job_once unique (person_id, job_type_id, on_type, on_id)
  )`,
  'create index person_job_place on person_job (on_id)',
  `create table person_wage (
    job_id text not null references person_job on delete cascade,
    starts_on text not null check (${day('starts_on')}),
    cents bigint not null check (cents >= 0),
    per text not null check (per in ('HOUR', 'WEEK', 'YEAR')),
    primary key (job_id, starts_on)
  )`,
  `create table person_certification (
    person_id text not null references person on delete cascade,
    requirement_id text not null,
    ends_on text check (${day('ends_on')}),
    primary key (person_id, requirement_id)
  )`,
];
