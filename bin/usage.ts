export const USAGE = `ius queries [system or query]      what can be asked: input as JSON Schema, a sample, the answer
ius queries --list [system]        ids and titles alone
ius ask <query> '<json>'           a ruling as JSON; - reads the input from standard input
ius clause <id> ...                clauses in both languages, or in the one of --lang; 11.15 or cca11.15 will do
ius coverage [system] [--json]     what stands and runs of every clause
--lang es|en                       the language of sentences and messages`;
