-- Passages that the assistant answers from: questions and answers, articles by section, terms and products, each in every
-- language. `lang` is a column of the index, so that a match is bound to its language. The import rewrites all of them.
CREATE VIRTUAL TABLE assistant_passages USING fts5(
  lang, title, body, href UNINDEXED, kind UNINDEXED,
  tokenize="unicode61 remove_diacritics 2", prefix='4 5 6'
);
