/** The laws of play that run: every function of executable_rules, with what it wants to know. */

/** What kind of thing a fact is. */
export type Kind =
  | "truth" | "number" | "fraction" | "text" | "choice" | "card" | "cards" | "numbers" | "list" | "parts" | "map" | "either";

export interface Described {
  kind: Kind;
  /** Whether "none" may be given. */
  none?: boolean;
  choices?: { value: string; label: string }[];
  /** The kinds of its parts: of a map the key and the value. */
  of?: Described[];
}

/** A fact that a function wants to know. */
export interface Fact extends Described {
  name: string;
  gloss: string;
  unit: string;
  /** Its usual value, as it is typed; null where it must be given. */
  default: string | null;
  optional: boolean;
  least: number | string | null;
  most: number | string | null;
  fewest: number;
  size: number | null;
  /** The things it is taken from, as they are typed. */
  pack: string[];
  /** What may be written for it, in words. */
  may: string;
}

/** A fact that need not be said: it can be worked out. */
export interface Judgement {
  fact: string;
  gloss: string;
  /** What the table sees, from which it is worked out: given to `ask` in place of the fact. */
  facts: Fact[];
}

/** A condition of a law, and whether it was met. */
export interface Condition {
  words: string;
  met: boolean;
  /** Whether they are words of a law, and of which. */
  quoted: boolean;
  law: string | null;
}

export interface Payment { payer: string; payee: string; amount: number | string; unit: string; law: string; }
export interface Total { player: string; amount: number | string; unit: string; }

/** The answer as a sentence, what kind of answer it is, and what is paid. */
export interface Told {
  sentence: string;
  kind: "ruled" | "nothing-due" | "not-said" | "not-allowed";
  payments: Payment[];
  totals: Total[];
}

/** What follows from facts, with every condition weighed and every law applied on the way. */
export interface Answer {
  function: string;
  /** The laws by their addresses, with their words where these are known. */
  laws: Record<string, string>;
  facts: Record<string, string>;
  value: string | null;
  /** Why the facts cannot be; empty where they can. */
  refusal: string;
  told: Told | null;
  steps: (Answer | Condition)[];
}

/** The functions of a law, sorted. */
export function functions(address: string): string[];
/** What a function wants to know. */
export function facts(name: string): Fact[];
/** Those of its facts that can be worked out from others. */
export function judgements(name: string): Judgement[];
/** Puts facts, as they are typed, to a law through one of its functions. */
export function ask(name: string, address: string, facts: Record<string, string>): Answer;
/** Takes the words of the laws, as the download laws.json has them. */
export function texts(laws: { address: string; text: string }[]): void;

/** How a law stands to one that is joined to it, which stands in the same book. */
export type Standing = "excepted by" | "excepts" | "priced by" | "prices" | "defined in" | "defines";

/** A law joined to another. */
export interface Joined {
  law: string;
  /** How the law asked about stands to it. */
  relation: Standing;
  /** In which case, or of which term. */
  difference: string;
  /** The functions by which both are asked: that of the law that excepts, prices or defines, and that of the other; none where it is told of alone. */
  functions: { first: string; second: string }[];
}

/** A law joined to one that was asked, and what it says on the same facts. */
export interface Heard {
  law: string;
  relation: Standing;
  difference: string;
  /** Its words, where these are known. */
  words: string;
  /** Whether it changes or completes the answer. */
  applies: boolean;
  /** What it answers; null where it was not asked. */
  explained: Answer | null;
  /** The facts, with what each is, that must be given besides for it to be asked. */
  wanted: Record<string, string>;
}

/** The answer of a law with all that is joined to it. */
export interface JoinedAnswer extends Answer {
  /** Where nothing can be asked, those that would tell a fact that is wanting. */
  joined: Heard[];
  /** What is decided at last, and by which law; null where nothing can be asked: `refusal` says why. */
  ruling: { law: string; function: string; value: string | null; told: Told | null } | null;
}

/** The laws that except, price or define a law, and those that it does so to. */
export function joins(address: string): Joined[];
/** Puts facts, those of the laws joined among them, to a law: as the command line's `laws explain` does. */
export function joined(address: string, facts: Record<string, string>): JoinedAnswer;
