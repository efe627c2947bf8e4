import type { Answer, Call, Contract, ContractArea, Endpoint } from './endpoint.ts';

/** A handler of one call. `Context` is defined by the server: the caller, the tenant, the services. */
export type Handler<Context, E extends Endpoint> = (context: Context, call: Call<E>) => Promise<Answer<E>>;
export type AreaHandlers<Context, A extends ContractArea> = { readonly [Name in keyof A]: Handler<Context, A[Name]> };
/** A missing handler of a call is a type error in the server. */
export type ContractHandlers<Context, C extends Contract> = {
  readonly [Name in keyof C]: AreaHandlers<Context, C[Name]>;
};
