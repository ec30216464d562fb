-- Keywords near a reader are counted from the surveys of a list
-- (surveys/search/topic-repository.ts), so nothing reads the most frequent of all.
drop index search_keywords_top;
