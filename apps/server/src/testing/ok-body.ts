/** The body of a 200; throws for any other answer. */
export const okBody = <A extends { readonly status: number; readonly body: unknown }>(
  answer: A,
): Extract<A, { readonly status: 200 }>['body'] => {
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body as Extract<A, { readonly status: 200 }>['body'];
};
