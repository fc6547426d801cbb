-- Which questionnaires and moods there are stands in the program alone, which refuses any other before it gets here.
alter table questions drop constraint questions_type_check;
alter table assessments drop constraint assessments_type_check;
alter table moods drop constraint moods_mood_check;
alter table day_scores drop constraint day_scores_type_check;
alter table figure_blocks drop constraint figure_blocks_kind_check;

-- By which cut-offs the sums were made: with others they are made anew. Null before the first time.
alter table day_counts_state add column bands text;
