"""Games that learners decide in: one or many at once, what they see, what they are told, what they gain."""
