const columns = `id, revision, hash, day, hour, later_days, counts_when_due, opened_at, closed_at, number, server_id,
  server_name, total, flags, last4, guest_terms, guest, key_id, body, dictionary, received_at`;

/** The columns of a ticket beside its location. */
export const ticketColumns = columns;

/** Other locations have sold what one has, and have its sums: `query` runs a statement with its values. */
export const copySales = async (query, first, others) => {
  await query('alter table ticket disable trigger user', []);
  await query(
    `insert into ticket (location_id, ${columns})
     select place, ${columns} from ticket cross join unnest($2::text[]) place where location_id = $1`,
    [first, others],
  );
  await query('alter table ticket enable trigger user', []);
  await copySums(query, first, others);
};

/** Their sums alone. */
export const copySums = (query, first, others) =>
  query(
    `insert into rollup (location_id, span, body, short)
     select place, span, body, short from rollup cross join unnest($2::text[]) place where location_id = $1`,
    [first, others],
  );
