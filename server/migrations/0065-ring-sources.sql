-- Responses whose ring is of a page around an embed are of parts of their own, so
-- they are not counted apart within the parts of devices any more.
delete from part_counts where kind = 'embedded';
