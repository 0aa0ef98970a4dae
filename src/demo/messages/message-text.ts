/** What a message may name of its writer's booking. */
export type MessageFacts = Readonly<{
  reference: string;
  firstName: string;
  vehicle: string;
  /** The days of pick-up and return, in the language of the message. */
  pickUpDay: string;
  returnDay: string;
  place: string;
}>;

/** Who writes: somebody whose rental is to come, is under way or is over. */
export type WriterOf = 'coming' | 'out' | 'over';

type Written = Readonly<{
  from: WriterOf;
  /** Whether it is about a car that is picked up at an airport. */
  isAtAirport?: true;
  /** How long ago it came. */
  hoursAgo: number;
  language: 'en' | 'th';
  subject: (facts: MessageFacts) => string;
  message: (facts: MessageFacts) => string;
}>;

/** An invented message to the business. Without a reply it is new, or was only read. */
export type MessageText = Written &
  Readonly<
    | { state: 'new' | 'read' }
    | { reply: (facts: MessageFacts) => string /** How long it took to reply. */; hours: number }
  >;
