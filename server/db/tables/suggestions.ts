export interface SuggestionTables {
  suggestions: {
    id: string;
    day: string;
    /** Encrypted. */
    content: Buffer;
  };
}
